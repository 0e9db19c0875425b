"""Passkeys in the browser, with the virtual authenticator of the test: on one device, and on a second one."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.test_access import findings

pytestmark = pytest.mark.browser

KEY: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """A browser with cookies of its own and an authenticator."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.context = browser.new_context(base_url=address)
        self.page: Page = self.context.new_page()
        self.protocol: CDPSession = self.context.new_cdp_session(self.page)
        self.protocol.send("WebAuthn.enable")
        self.key = self.protocol.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})["authenticatorId"]

    @property
    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.protocol.send("WebAuthn.getCredentials", {"authenticatorId": self.key})[
            "credentials"
        ]
        return found

    def get_credential(self, other: Device) -> None:
        """Gets the passkey of another device, as a password manager carries it over."""
        (credential,) = other.credentials
        self.protocol.send("WebAuthn.addCredential", {"authenticatorId": self.key, "credential": credential})

    def shows_no_game(self) -> None:
        self.page.goto("/mine")
        expect(self.page.get_by_text("No game of yours goes on.")).to_be_visible()


@pytest.fixture
def laptop(browser: Browser, group: str) -> Any:
    device = Device(browser, group.replace("127.0.0.1", "localhost"))
    yield device
    device.context.close()


@pytest.fixture
def phone(browser: Browser, group: str) -> Any:
    device = Device(browser, group.replace("127.0.0.1", "localhost"))
    yield device
    device.context.close()


def game_of(device: Device) -> None:
    """Begins a game against a bot, which is then in the list of this person."""
    page = device.page
    page.goto("/invite/courses")
    page.get_by_label("Your name").fill("Ann")
    page.locator("[data-do=invite]").click()
    page.get_by_label("A bot for seat 2").select_option("Apprentice")
    page.locator("[data-do=ready]").click()
    page.wait_for_selector("#table")


@pytest.mark.slow
def test_a_second_device_becomes_the_same_person(laptop: Device, phone: Device) -> None:
    game_of(laptop)
    laptop.page.goto("/mine")
    laptop.page.locator("[data-do=add]").click()
    expect(laptop.page.locator(".passkeys li")).to_contain_text("added")
    assert not findings(laptop.page)
    phone.shows_no_game()
    phone.get_credential(laptop)
    phone.page.locator("[data-do=sign-in]").click()

    expect(phone.page.get_by_role("status")).to_have_text("You are signed in.")
    expect(phone.page.locator("[aria-label=Running] li")).to_contain_text("Ann")
    expect(phone.page.locator(".passkeys li")).to_contain_text("last used")
    phone.page.locator("[data-do=sign-out]").click()
    expect(phone.page.get_by_role("status")).to_have_text("You are signed out: this browser is a new guest.")
    expect(phone.page.get_by_text("No game of yours goes on.")).to_be_visible()
    phone.page.locator("[data-do=sign-in]").click()
    expect(phone.page.locator("[aria-label=Running] li")).to_contain_text("Ann")
    phone.page.locator(".passkeys [data-do=remove]").click()
    expect(phone.page.locator(".passkeys li")).to_have_count(0)
    laptop.page.locator("[data-do=sign-in]").click()
    expect(laptop.page.locator(".passkeys .fault")).to_contain_text("This server does not know that passkey.")


@pytest.mark.slow
def test_a_running_game_comes_along_and_one_device_makes_one_passkey(laptop: Device, phone: Device) -> None:
    laptop.shows_no_game()
    laptop.page.locator("[data-do=add]").click()
    expect(laptop.page.locator(".passkeys li")).to_have_count(1)
    laptop.page.locator("[data-do=add]").click()
    expect(laptop.page.locator(".passkeys .fault")).to_contain_text("This device has a passkey of yours already.")
    game_of(phone)
    phone.page.goto("/mine")
    phone.get_credential(laptop)
    phone.page.locator("[data-do=sign-in]").click()

    expect(phone.page.get_by_role("status")).to_have_text("You are signed in. 1 running game has come along.")
    laptop.page.reload()
    expect(laptop.page.locator("[aria-label=Running] li")).to_contain_text("Ann")


def test_without_a_passkey_the_page_says_so(laptop: Device) -> None:
    laptop.shows_no_game()
    laptop.protocol.send("WebAuthn.setUserVerified", {"authenticatorId": laptop.key, "isUserVerified": False})
    laptop.page.locator("[data-do=sign-in]").click()

    expect(laptop.page.locator(".passkeys .fault")).to_contain_text("The browser has made no passkey, or used none.")
