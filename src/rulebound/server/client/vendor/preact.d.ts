/** As much of Preact's types as the client uses. */
export type VNode = { type: unknown; props: unknown; key: unknown };
export type RefObject<T> = { current: T | null };
export function h(type: unknown, props: unknown, ...children: unknown[]): VNode;
export function render(vnode: VNode, parent: Element): void;
