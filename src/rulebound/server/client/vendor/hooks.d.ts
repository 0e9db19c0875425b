/** As much of Preact's hooks as the client uses. */
export function useState<T>(first: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useEffect(effect: () => void | undefined | (() => void), on?: unknown[]): void;
export function useLayoutEffect(effect: () => void | undefined | (() => void), on?: unknown[]): void;
export function useRef<T>(first: T): { current: T };
export function useMemo<T>(make: () => T, on: unknown[]): T;
