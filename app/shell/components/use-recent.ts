import { useLocation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { type IconName, toIconName } from "#app/ui/icon-names";
import { to } from "../../platform/portal-paths";
import { moduleOf } from "../menu";
import type { MenuTree } from "./side-menu";
import { RECENT_KEY, read, write } from "./use-stored-values";

/** A record that was opened: its name as the page said it, and the module that it is in. */
export type Recent = { to: string; title: string; where: string; icon: IconName };

const KEPT = 8;
/** Records have an id for their last word, or name the person whom the page is about. */
const isRecord = (address: URL) =>
	/\/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}$/i.test(address.pathname) || address.searchParams.has("client");

/**
 * Keeps the records that are opened, in this browser: nobody else's eyes are on it, the server need not know what each
 * person has looked at, and signing out takes it away (`useStoredValues`).
 */
export function useKeepRecent(menu: MenuTree | null, tenantGuid?: string | null): void {
	const { pathname, search, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each opening counts, of the same page too
	useEffect(() => {
		if (!menu) return;
		const address = new URL(`${pathname}${search}`, location.origin);
		const tenant = menu.tenants.find(({ guid }) => pathname.startsWith(to.tenant(guid)) || guid === tenantGuid);
		const module = tenant && moduleOf(tenant.items, pathname, tenantGuid);
		const title = document.querySelector("main h1")?.textContent?.trim();
		if (!tenant || !title || !isRecord(address)) return;
		const client = address.searchParams.get("client");
		const opened = {
			...{ to: client ? `${pathname}?${new URLSearchParams({ client })}` : pathname, title },
			// Of people the page is there without their module in the menu.
			...{ where: module?.label ?? tenant.name, icon: module?.icon ?? ("circle-user-round" as const) },
		};
		const others = readRecent(read(RECENT_KEY)).filter((one) => one.to !== opened.to);
		write(RECENT_KEY, JSON.stringify([opened, ...others].slice(0, KEPT)));
	}, [pathname, search, key, menu, tenantGuid]);
}

let last: { text: string | null; recent: Recent[] } = { text: null, recent: [] };

function readRecent(text: string | null): Recent[] {
	if (text === last.text) return last.recent;
	last = { text, recent: parse(text) };
	return last.recent;
}

function parse(text: string | null): Recent[] {
	try {
		const kept = JSON.parse(text ?? "[]") as Partial<Recent>[];
		return kept.flatMap(({ to, title, where, icon }) =>
			to?.startsWith("/") && title ? [{ to, title, where: where ?? "", icon: toIconName(icon ?? "") }] : [],
		);
	} catch {
		return [];
	}
}

const none: Recent[] = [];

const never = () => () => {};

/** What was opened last, the latest first, as it stands whenever this is drawn; nothing before the page has come to life. */
export const useRecent = (): Recent[] =>
	useSyncExternalStore(
		never,
		() => readRecent(read(RECENT_KEY)),
		() => none,
	);
