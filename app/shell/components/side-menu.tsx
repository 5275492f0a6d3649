import { useLocation } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { liesUnder, moduleOf } from "../menu";
import { keepPanel, PANELS_COOKIE } from "../menu-panels";
import { type MenuItem, type MenuLink, Rows } from "./side-menu-rows";

export type { MenuItem, MenuLink };

export type MenuTree = {
	plain: readonly MenuLink[];
	/** Named lists that belong to no tenant, such as the provider's. */
	groups?: readonly { label: string; items: readonly MenuLink[] }[];
	tenants: readonly {
		guid: string;
		name: string;
		accent?: string | null;
		/** As the person left it; undefined where it was never touched. */
		open?: boolean;
		items: readonly MenuItem[];
	}[];
	/** Always last: help and contact. */
	foot: readonly MenuLink[];
};

type SideMenuProps = {
	menu: MenuTree;
	/** The tenant of the page; its panel stands open unless the person closed it. */
	tenantGuid?: string | null;
	/** It lies over the page and keeps focus inside. */
	overlay: boolean;
	onClose: () => void;
};

/** The drawer: default rows, a panel per tenant with its modules (a bare list where there is only one), help last. */
export function SideMenu({ menu, tenantGuid, overlay, onClose }: SideMenuProps) {
	const { t } = useTranslation("shell");
	const nav = useRef<HTMLElement>(null);
	const current = useCurrent(menu, tenantGuid);
	useEffect(() => {
		if (overlay) nav.current?.querySelector<HTMLElement>("a, button")?.focus();
	}, [overlay]);
	const only = menu.tenants.length === 1;
	return (
		<>
			{overlay && <div className="scrim fixed inset-0 z-60 bg-scrim lg:hidden" onPointerDown={onClose} />}
			<div className="side-menu-place no-print">
				<nav
					ref={nav}
					id="side-menu"
					aria-label={t("menu.label")}
					className="side-menu"
					onKeyDown={overlay ? (event) => keepInside(event, nav.current, onClose) : undefined}
				>
					<div className="side-menu-head">
						<span className="font-semibold">{t("menu.title")}</span>
						{/* biome-ignore lint/a11y/useValidAnchor: without JavaScript its address closes the menu */}
						<a
							href="#main"
							className="icon-btn"
							aria-label={t("menu.close")}
							title={t("menu.close")}
							onClick={(event) => {
								event.preventDefault();
								onClose();
							}}
						>
							<Icon name="x" className="size-5" />
						</a>
					</div>
					<Rows links={menu.plain} current={current} />
					{menu.groups?.map((group) => (
						<div key={group.label}>
							<p className="side-heading">{group.label}</p>
							<Rows links={group.items} current={current} />
						</div>
					))}
					{menu.tenants.map((tenant) =>
						only ? (
							<div key={tenant.guid} className="mt-4">
								<Rows links={tenant.items} current={current} />
							</div>
						) : (
							<details
								key={tenant.guid}
								className="side-tenant"
								open={tenant.open ?? (!tenantGuid || tenant.guid === tenantGuid)}
							>
								{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
								<summary title={tenant.name} onClick={(event) => rememberPanel(tenant.guid, event.currentTarget)}>
									<TenantBar colour={tenant.accent} />
									<span className="nav-word min-w-0 truncate">{tenant.name}</span>
									<Icon name="chevron-down" />
								</summary>
								{tenant.items.length > 0 ? (
									<Rows links={tenant.items} current={current} />
								) : (
									<p className="nav-word px-2.5 py-1.5 text-13 text-ink-3">{t("menu.empty")}</p>
								)}
							</details>
						),
					)}
					<Rows links={menu.foot} current={current} />
				</nav>
			</div>
		</>
	);
}

/** The tenant's colour, 3 by 16; an SVG because its colour is data and style attributes are refused. */
function TenantBar({ colour }: { colour?: string | null }) {
	return (
		<svg width="3" height="16" className="shrink-0" aria-hidden="true">
			<rect width="3" height="16" rx="1.5" fill={colour ?? "var(--c-accent)"} />
		</svg>
	);
}

/** What is pressed is kept in a cookie, so that the server's next page already has it so. */
function rememberPanel(guid: string, summary: HTMLElement) {
	const opens = !(summary.parentElement as HTMLDetailsElement).open;
	const kept = new RegExp(`(?:^|; )${PANELS_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
	document.cookie = `${PANELS_COOKIE}=${keepPanel(kept, guid, opens)}; path=/; max-age=31536000; samesite=lax`;
}

/** The key of the row whose place is the longest that the page lies under; of a page beside all of them, its module's. */
function useCurrent(menu: MenuTree, tenantGuid: SideMenuProps["tenantGuid"]): string | undefined {
	const { pathname, search } = useLocation();
	const opened = new URLSearchParams(search).get("view");
	const items = menu.tenants.flatMap((tenant) => tenant.items);
	const links = [
		...menu.plain,
		...(menu.groups ?? []).flatMap((group) => group.items),
		...items,
		...items.flatMap((item) => [...(item.pages ?? []), ...(item.views ?? [])]),
	];
	let best: { key: string; length: number } | undefined;
	for (const { key, to, place = to, view } of links) {
		if (view !== undefined && view !== opened) continue;
		const length = place.length + (to === pathname ? 1 : 0);
		if (liesUnder(place, pathname, tenantGuid) && length >= (best?.length ?? 0)) best = { key, length };
	}
	return best?.key ?? moduleOf(items, pathname, tenantGuid)?.key;
}

function keepInside(event: KeyboardEvent, box: HTMLElement | null, onClose: () => void) {
	if (event.key === "Escape") return onClose();
	if (event.key !== "Tab" || !box) return;
	const stops = [...box.querySelectorAll<HTMLElement>("a, button, summary")].filter((stop) => stop.checkVisibility());
	const last = event.shiftKey ? stops[0] : stops.at(-1);
	if (document.activeElement !== last) return;
	event.preventDefault();
	(event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
