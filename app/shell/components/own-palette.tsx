import { useLocation, useSubmit } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { leaveWith } from "#app/offline/leaving";
import type { FrameData } from "../frame.server";
import CommandPalette from "./command-palette";
import { actionsOf, commandsOf, shortcutCommand } from "./commands";
import type { PaletteProps } from "./frame";

/** The palette with what is open to the person who is signed in. */
export default function OwnPalette({ frame, what, onHelp, onClose }: PaletteProps & { frame: FrameData }) {
	const { t } = useTranslation("shell");
	const submit = useSubmit();
	const { pathname, search } = useLocation();
	const groups = useMemo(() => {
		const own = commandsOf(frame, t);
		if (what === "tenants") return own.filter(({ key }) => key === "tenants");
		const send = (action: string, fields: Record<string, string> = {}) =>
			submit({ ...fields, redirectTo: `${pathname}${search}` }, { action, method: "post" });
		const post = (action: string, fields?: Record<string, string>) =>
			action === "/logout" ? leaveWith(() => send(action)) : send(action, fields);
		return [...own, actionsOf(t, post), shortcutCommand(t, onHelp)];
	}, [frame, t, what, onHelp, submit, pathname, search]);
	return <CommandPalette groups={groups} finds={what === "all"} onClose={onClose} />;
}
