import { useLocation } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";

export type MenuLink = {
	key: string;
	/** Finished words, in the reader's language. */
	label: string;
	to: string;
	icon: IconName;
	/** The path under which this row is the current one; `to` by default. */
	place?: string;
	count?: number;
	/** Leaves the portal; opens in a new window and says so. */
	outside?: boolean;
};

export type MenuItem = MenuLink & {
	/** The module's pages, shown under it while one of them is open. */
	pages?: readonly MenuLink[];
	/** The access ended on a day, or is switched off: the row is locked, says so, and leads to who can be asked. */
	ended?: { day: string | null };
};

export type MenuTree = {
	plain: readonly MenuLink[];
	/** Named lists that belong to no tenant, such as the provider's. */
	groups?: readonly { label: string; items: readonly MenuLink[] }[];
	tenants: readonly { guid: string; name: string; accent?: string | null; items: readonly MenuItem[] }[];
	/** Always last: help and contact. */
	foot: readonly MenuLink[];
};

type SideMenuProps = {
	menu: MenuTree;
	/** The tenant of the page; its panel stands open. */
	tenantGuid?: string | null;
	/** It lies over the page and keeps focus inside. */
	overlay: boolean;
	onClose: () => void;
};

/** The drawer: default rows, a panel per tenant with its modules (a bare list where there is only one), help last. */
export function SideMenu({ menu, tenantGuid, overlay, onClose }: SideMenuProps) {
	const { t } = useTranslation("shell");
	const nav = useRef<HTMLElement>(null);
	const current = useCurrent(menu);
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
							<details key={tenant.guid} className="side-tenant" open={tenant.guid === tenantGuid}>
								<summary title={tenant.name}>
									<TenantBar colour={tenant.accent} />
									<span className="nav-word min-w-0 truncate">{tenant.name}</span>
									<Icon name="chevron-down" />
								</summary>
								<Rows links={tenant.items} current={current} />
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

function Rows({ links, current }: { links: readonly MenuItem[]; current?: string }) {
	return (
		<ul>
			{links.map((link) => (
				<li key={link.key}>
					{link.ended ? (
						<LockedRow link={link} ended={link.ended} />
					) : (
						<Row link={link} isCurrent={current === link.key} isAround={isWithin(link, current)} />
					)}
					{link.pages && link.pages.length > 1 && isWithin(link, current) && (
						<ul className="side-pages">
							{link.pages.map((page) => (
								<li key={page.key}>
									<Row link={page} isCurrent={current === page.key} />
								</li>
							))}
						</ul>
					)}
				</li>
			))}
		</ul>
	);
}

function isWithin(item: MenuItem, current?: string) {
	return item.key === current || (item.pages?.some((page) => page.key === current) ?? false);
}

type RowProps = {
	link: MenuItem;
	isCurrent: boolean;
	/** The page is one of this module's, which the rail cannot show. */
	isAround?: boolean;
};

function Row({ link, isCurrent, isAround = false }: RowProps) {
	const { t } = useTranslation("shell");
	const words = (
		<>
			<Icon name={link.icon} />
			<span className="nav-word min-w-0 flex-1 truncate">{link.label}</span>
			{link.count !== undefined && link.count > 0 && <span className="nav-word count">{link.count}</span>}
		</>
	);
	if (link.outside) {
		return (
			<a href={link.to} target="_blank" rel="noreferrer" className="nav-row" title={link.label}>
				{words}
				<span className="sr-only">({t("newWindow")})</span>
				<span className="nav-word text-ink-3">
					<Icon name="arrow-up-right" className="size-3.5" />
				</span>
			</a>
		);
	}
	return (
		<Link
			to={link.to}
			className={`nav-row ${isAround ? "nav-around" : ""}`}
			title={link.label}
			aria-current={isCurrent ? "page" : undefined}
		>
			{words}
		</Link>
	);
}

function LockedRow({ link, ended }: { link: MenuItem; ended: NonNullable<MenuItem["ended"]> }) {
	const { t } = useTranslation("shell");
	const format = useFormat();
	const why = ended.day ? t("menu.ended", { day: format.date(ended.day) }) : t("menu.off");
	return (
		<Link to={link.to} className="nav-row nav-locked" title={`${link.label}. ${why}`}>
			<Icon name="lock" />
			<span className="nav-word min-w-0 flex-1">
				<span className="block truncate">{link.label}</span>
				<span className="block text-xs">{why}</span>
			</span>
		</Link>
	);
}

/** The key of the row whose place is the longest that the page lies under. */
function useCurrent(menu: MenuTree): string | undefined {
	const { pathname } = useLocation();
	const items = menu.tenants.flatMap((tenant) => tenant.items);
	const links = [
		...menu.plain,
		...(menu.groups ?? []).flatMap((group) => group.items),
		...items,
		...items.flatMap((item) => item.pages ?? []),
	];
	let best: { key: string; length: number } | undefined;
	for (const { key, to, place = to } of links) {
		const length = place.length + (to === pathname ? 1 : 0);
		const within = pathname === place || pathname.startsWith(`${place}/`);
		if (within && length >= (best?.length ?? 0)) best = { key, length };
	}
	return best?.key;
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
