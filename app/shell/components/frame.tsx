import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { DeviceMount, type DeviceProps } from "#app/offline/components/mount";
import type { FrameData } from "../frame.server";
import { AnnouncementBar } from "./announcement-bar";
import { Footer } from "./footer";
import { OfflineNotice } from "./offline-notice";
import { type MenuTree, SideMenu } from "./side-menu";
import { TopBar, type TopBarProps } from "./top-bar";
import { useShortcuts } from "./use-shortcuts";
import { useSideMenu } from "./use-side-menu";

const ShortcutSheet = lazy(() => import("./shortcut-sheet"));

/** How the palette is opened: on everything, or on the tenants alone for the switcher's search. */
export type PaletteProps = { what: "all" | "tenants"; onHelp: () => void; onClose: () => void };

type FrameProps = {
	bar: TopBarProps;
	/** Null where nobody is logged in. */
	menu: MenuTree | null;
	/** The menu is folded to a rail, as the cookie `collapsemenu` says. */
	rail: boolean;
	/** Draws the palette; asked once somebody opens it, so that it is fetched then. */
	palette: (props: PaletteProps) => ReactNode;
	announcements?: FrameData["announcements"];
	/** Of whoever is signed in. */
	device?: DeviceProps;
	/** The page alone: no bar, menu or footer. */
	contentOnly?: boolean;
	children: ReactNode;
};

/** The frame of every page: bar, for those who are logged in the side menu, and the page on its sheet. */
export function Frame({
	bar,
	menu,
	rail,
	palette,
	announcements = [],
	device,
	contentOnly = false,
	children,
}: FrameProps) {
	const { t } = useTranslation("shell");
	const side = useSideMenu(rail);
	const [search, setSearch] = useState<PaletteProps["what"] | null>(null);
	const canSearch = !contentOnly && bar.user !== null;
	const [sheet, setSheet] = useState(false);
	useShortcuts(canSearch, { onPalette: () => setSearch("all"), onHelp: () => setSheet(true) });
	if (contentOnly) {
		return (
			<main id="main" tabIndex={-1} className="p-4">
				{children}
			</main>
		);
	}
	return (
		<div className="shell" data-menu={side.rail ? "rail" : "drawer"} data-overlay={side.overlay || undefined}>
			<a href="#main" className="skip-link">
				{t("skip")}
			</a>
			<OfflineNotice />
			{device && <DeviceMount {...device} />}
			<AnnouncementBar announcements={announcements} />
			<TopBar
				{...bar}
				menuless={menu === null}
				menuOpen={side.overlay || !side.rail}
				onMenu={side.toggle}
				onSearch={setSearch}
			/>
			<div className="flex">
				{menu && <SideMenu menu={menu} tenantGuid={bar.tenant?.guid} overlay={side.overlay} onClose={side.close} />}
				<div className="sheet">
					<main id="main" tabIndex={-1} className="flex flex-1 flex-col">
						{children}
					</main>
					<Footer />
				</div>
			</div>
			{search && (
				<Suspense fallback={null}>
					{palette({ what: search, onHelp: () => setSheet(true), onClose: () => setSearch(null) })}
				</Suspense>
			)}
			{sheet && (
				<Suspense fallback={null}>
					<ShortcutSheet onClose={() => setSheet(false)} />
				</Suspense>
			)}
		</div>
	);
}
