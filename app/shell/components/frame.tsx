import type { TFunction } from "i18next";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { DeviceMount, type DeviceProps } from "#app/offline/components/mount";
import type { FrameData } from "../frame.server";
import { AnnouncementBar } from "./announcement-bar";
import type { CommandGroup } from "./command-palette";
import { Footer } from "./footer";
import { OfflineNotice } from "./offline-notice";
import { type MenuTree, SideMenu } from "./side-menu";
import { TopBar, type TopBarProps } from "./top-bar";
import { useShortcuts } from "./use-shortcuts";
import { useSideMenu } from "./use-side-menu";

const CommandPalette = lazy(() => import("./command-palette"));
const ShortcutSheet = lazy(() => import("./shortcut-sheet"));

type FrameProps = {
	bar: TopBarProps;
	/** Null where nobody is logged in. */
	menu: MenuTree | null;
	/** The menu is folded to a rail, as the cookie `collapsemenu` says. */
	rail: boolean;
	/** What the palette offers; the group `tenants` is what the tenant switcher's search opens on. */
	commands: readonly CommandGroup[];
	/** The palette finds records too: whoever sees the frame is signed in. */
	finds?: boolean;
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
	commands,
	finds = false,
	announcements = [],
	device,
	contentOnly = false,
	children,
}: FrameProps) {
	const { t } = useTranslation("shell");
	const side = useSideMenu(rail);
	const [search, setSearch] = useState<"all" | "tenants" | null>(null);
	const canSearch = !contentOnly && bar.user !== null;
	const [sheet, setSheet] = useState(false);
	useShortcuts(canSearch, { onPalette: () => setSearch("all"), onHelp: () => setSheet(true) });
	const allCommands = useMemo(() => [...commands, shortcutCommand(t, () => setSheet(true))], [commands, t]);
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
					<CommandPalette
						groups={search === "tenants" ? commands.filter((group) => group.key === "tenants") : allCommands}
						finds={finds && search === "all"}
						onClose={() => setSearch(null)}
					/>
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

function shortcutCommand(t: TFunction<"shell">, run: () => void): CommandGroup {
	const label = t("palette.shortcuts");
	return {
		key: "help",
		label: t("menu.help"),
		commands: [{ key: "shortcuts", label, hint: "?", icon: "keyboard", run }],
	};
}
