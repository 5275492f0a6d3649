import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { to } from "#app/platform/portal-paths";
import { Badge } from "#app/ui/badge";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { useHydrated } from "#app/ui/use-hydrated";
import { LanguagePicker } from "./language-picker";
import { NotificationBell, type NotificationBellProps } from "./notification-bell";
import { type TenantChoice, TenantSwitcher } from "./tenant-switcher";
import { tourTarget } from "./tour-target";
import { type Theme, UserMenu } from "./user-menu";

export type TopBarProps = {
	product: string;
	home: string;
	profile: string;
	login: string;
	tenant?: TenantChoice | null;
	tenants: readonly TenantChoice[];
	/** The provider's area: says so by a badge. */
	superadmin?: boolean;
	user: { name: string; email: string; photo: string | null } | null;
	theme: Theme;
	/** Left out when nobody is logged in. */
	notifications?: NotificationBellProps;
};

type BarState = {
	menuOpen: boolean;
	onMenu: () => void;
	onSearch: (what: "all" | "tenants") => void;
	menuless?: boolean;
};

/** The bar over everything: menu, where one is, search, language, notifications, oneself. */
export function TopBar(props: TopBarProps & BarState) {
	const { t } = useTranslation("shell");
	const { onSearch, user, notifications } = props;
	return (
		<header className="top-bar no-print">
			{!props.menuless && <MenuToggle open={props.menuOpen} onPress={props.onMenu} />}
			<TenantSwitcher
				current={props.tenant}
				tenants={props.tenants}
				product={props.product}
				home={props.home}
				onSearch={() => onSearch("tenants")}
			/>
			{props.superadmin && (
				<span className="max-lg:hidden">
					<Badge tone="accent" icon="shield">
						{t("superadmin")}
					</Badge>
				</span>
			)}
			<div className="flex flex-1 justify-center max-md:justify-end">
				{user && <SearchButton onPress={() => onSearch("all")} />}
			</div>
			<HelpLink />
			<LanguagePicker />
			{notifications && <NotificationBell {...notifications} />}
			<UserMenu user={user} theme={props.theme} profile={props.profile} login={props.login} />
		</header>
	);
}

/** To what the help says of the page one is on. On a phone it is the last row of the menu. */
function HelpLink() {
	const { t } = useTranslation("shell");
	const { pathname } = useLocation();
	const label = t("help.forPage");
	return (
		<Link
			id={tourTarget("help")}
			to={to.help(pathname)}
			className="icon-btn max-md:hidden"
			aria-label={label}
			title={label}
		>
			<Icon name="life-buoy" className="size-5" />
		</Link>
	);
}

function MenuToggle({ open, onPress }: { open: boolean; onPress: () => void }) {
	const { t } = useTranslation("shell");
	const hydrated = useHydrated();
	const label = t("menu.toggle");
	const icon: ReactNode = <Icon name="menu" className="size-5" />;
	if (!hydrated) {
		return (
			<a href="#side-menu" className="icon-btn" aria-label={label}>
				{icon}
			</a>
		);
	}
	return (
		<button
			id="menu-toggle"
			type="button"
			className="icon-btn"
			aria-label={label}
			title={label}
			aria-expanded={open}
			aria-controls="side-menu"
			onClick={onPress}
		>
			{icon}
		</button>
	);
}

/** Looks like a field and opens the palette; before it can, it leads to the page that searches. */
function SearchButton({ onPress }: { onPress: () => void }) {
	const { t } = useTranslation("shell");
	const hydrated = useHydrated();
	const look =
		"flex h-9 items-center gap-2 text-sm text-ink-3 md:w-full md:max-w-105 md:rounded-lg md:border md:border-line-2 md:bg-sheet md:px-3 md:shadow-1 max-md:size-11 max-md:justify-center max-md:rounded-lg max-md:text-ink-2 max-md:hover:bg-hover";
	const inside = (
		<>
			<Icon name="search" className="max-md:size-5" />
			<span className="flex-1 truncate text-left max-md:sr-only">{t("palette.open")}</span>
			<kbd className="kbd max-lg:hidden">Ctrl K</kbd>
		</>
	);
	if (!hydrated)
		return (
			<a href={to.search()} className={look}>
				{inside}
			</a>
		);
	return (
		<button
			id={tourTarget("search")}
			type="button"
			onClick={onPress}
			aria-keyshortcuts="Control+K Meta+K"
			aria-haspopup="dialog"
			className={look}
		>
			{inside}
		</button>
	);
}
