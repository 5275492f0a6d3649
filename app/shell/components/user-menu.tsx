import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { leaveWith } from "#app/offline/leaving";
import { Avatar } from "#app/ui/avatar";
import { LinkButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { Menu, type MenuEntry } from "#app/ui/menu";
import { useSnackbar } from "#app/ui/snackbar";

const MessagesList = lazy(() => import("./messages-list"));

export type Theme = "system" | "light" | "dark";

type UserMenuProps = {
	/** Null when nobody is logged in. */
	user: { name: string; email: string; photo: string | null } | null;
	theme: Theme;
	profile: string;
	login: string;
};

/** The themes that can be chosen, here and by typing in the palette. */
export const themes: readonly { theme: Theme; icon: IconName }[] = [
	{ theme: "system", icon: "monitor" },
	{ theme: "light", icon: "sun" },
	{ theme: "dark", icon: "moon" },
];

/** The person's own menu: e-mail, profile, messages, theme (posted to /theme), log out (posted to /logout). */
export function UserMenu({ user, theme, profile, login }: UserMenuProps) {
	const { t } = useTranslation("shell");
	const { kept } = useSnackbar();
	const { pathname, search } = useLocation();
	const [reading, setReading] = useState(false);
	if (!user) {
		return (
			<LinkButton to={login} className="max-md:ml-1">
				{t("user.logIn")}
			</LinkButton>
		);
	}
	const redirectTo = `${pathname}${search}`;
	const entries: MenuEntry[] = [
		{ kind: "heading", label: user.email },
		{ kind: "link", to: profile, label: t("user.profile"), icon: "circle-user-round" },
		{
			kind: "press",
			label: t("messages.title"),
			icon: "message-square-text",
			count: kept.length || undefined,
			onPress: () => setReading(true),
		},
		{ kind: "line" },
		{ kind: "heading", label: t("theme.title") },
		...themes.map<MenuEntry>((choice) => ({
			kind: "post",
			action: "/theme",
			fields: { theme: choice.theme, redirectTo },
			label: t(`theme.${choice.theme}`),
			icon: choice.icon,
			chosen: choice.theme === theme,
		})),
		{ kind: "line" },
		{ kind: "post", action: "/logout", label: t("user.logOut"), icon: "log-out", asks: leaveWith },
	];
	return (
		<>
			<Menu
				buttonClass="bar-btn"
				button={
					<>
						<span className="sr-only">{t("user.label")} </span>
						<Avatar name={user.name || user.email} photo={user.photo} />
						<span className="max-w-60 truncate text-13 max-xl:sr-only">{user.email}</span>
						<Icon name="chevron-down" className="size-3.5 max-md:hidden" />
					</>
				}
				entries={entries}
			/>
			{reading && (
				<Suspense fallback={null}>
					<MessagesList onClose={() => setReading(false)} />
				</Suspense>
			)}
		</>
	);
}
