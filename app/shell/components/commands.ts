import type { TFunction } from "i18next";
import { languages } from "#app/platform/i18n";
import { to } from "#app/platform/portal-paths";
import type { FrameData } from "../frame.server";
import type { Command, CommandGroup } from "./command-palette";
import type { MenuLink } from "./side-menu";
import { themes } from "./user-menu";

/** The sheet of all keys; `run` opens it. */
export function shortcutCommand(t: TFunction<"shell">, run: () => void): CommandGroup {
	const label = t("palette.shortcuts");
	return {
		key: "help",
		label: t("menu.help"),
		commands: [{ key: "shortcuts", label, hint: "?", icon: "keyboard", run }],
	};
}

/** Where the palette leads: every row of the menu that is open to the person, their tenants, and what the bar offers. */
export function commandsOf(frame: FrameData, t: TFunction<"shell">): CommandGroup[] {
	const goTo = ({ key, label, name, to, icon }: MenuLink, hint?: string): Command => ({
		...{ key, label, name, to, icon, hint },
	});
	const tenants: CommandGroup = {
		key: "tenants",
		label: t("palette.tenants"),
		commands: frame.tenants.map(({ guid, name, to }) => ({ key: guid, label: name, to, icon: "building-2" })),
	};
	const inside = frame.menu.plain.filter((link) => !link.outside);
	const modules = frame.menu.tenants.flatMap(({ name, items }) =>
		items
			.filter((item) => !item.locked)
			.flatMap((item) => [
				goTo(item, name),
				...[...(item.pages ?? []), ...(item.views ?? [])].map((page) => goTo(page, `${item.label} · ${name}`)),
			]),
	);
	const notifications: Command = {
		key: "notifications",
		label: t("notifications.title"),
		name: "notifications",
		to: to.notifications(),
		icon: "bell",
	};
	const groups: CommandGroup[] = [
		{ key: "pages", label: t("palette.pages"), commands: [...inside.map((link) => goTo(link)), notifications] },
		...(frame.menu.groups ?? []).map((group) => ({
			key: group.label,
			label: group.label,
			commands: group.items.map((link) => goTo(link)),
		})),
		{ key: "modules", label: t("palette.modules"), commands: modules },
		...(frame.tenants.length > 1 ? [tenants] : []),
		{ key: "create", label: t("palette.create"), commands: creationsOf(frame) },
	];
	return groups.filter((group) => group.commands.length > 0);
}

/** What the person may make, with the tenant where there are several. */
const creationsOf = ({ creations, tenants }: FrameData): Command[] =>
	creations.map(({ key, label, icon, to, tenant }) => ({
		...{ key, label, icon, to },
		hint: tenants.length > 1 ? tenants.find(({ guid }) => guid === tenant)?.name : undefined,
	}));

/** What the bar's menus do, by typing: theme, language, logging out. `post` sends a form to one of the shell's addresses. */
export function actionsOf(
	t: TFunction<"shell">,
	post: (action: string, fields?: Record<string, string>) => void,
): CommandGroup {
	const ofTheme = themes.map(
		({ theme, icon }): Command => ({
			...{ key: `theme ${theme}`, label: t(`theme.${theme}`), hint: t("theme.title"), icon },
			run: () => post("/theme", { theme }),
		}),
	);
	const ofLanguage = Object.entries(languages).map(
		([language, { name }]): Command => ({
			...{ key: `language ${language}`, label: name, hint: t("language.label"), icon: "languages" },
			run: () => post("/language", { language }),
		}),
	);
	const logOut: Command = { key: "log out", label: t("user.logOut"), icon: "log-out", run: () => post("/logout") };
	return { key: "actions", label: t("search.actions"), isTyped: true, commands: [...ofTheme, ...ofLanguage, logOut] };
}
