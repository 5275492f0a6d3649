import { useTranslation } from "react-i18next";
import type { ParticipantAction } from "#app/platform/tenant/participant.server";
import { LinkButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { toIconName } from "#app/ui/icon-names";
import { Menu } from "#app/ui/menu";

/** In this order at the right end, the last as what most come for; all others are in the menu beside. */
const shown = ["newMeeting", "newLog", "sendForm"];

/** What can be begun for the client, in the modules that the visitor has. */
export function ParticipantActions({
	actions,
	name,
	exportTo,
}: {
	actions: readonly ParticipantAction[];
	name: string;
	/** Where the file with all of it is. */
	exportTo: string;
}) {
	const { t } = useTranslation("participant");
	const first = shown.flatMap((key) => actions.find((one) => one.key === key) ?? []);
	const rest = actions.filter((one) => !first.includes(one));
	return (
		<div className="flex flex-wrap gap-2 print:hidden">
			{first.map(({ key, icon, to }) => (
				<LinkButton key={key} to={to} icon={toIconName(icon)} kind={key === "sendForm" ? "primary" : "secondary"}>
					{t(`action.${key}`)}
				</LinkButton>
			))}
			<Menu
				label={t("more", { name })}
				button={<Icon name="ellipsis" className="size-5" />}
				buttonClass="icon-btn border border-line-2"
				entries={[
					...rest.map(
						({ key, icon, to }) => ({ kind: "link", icon: toIconName(icon), label: t(`action.${key}`), to }) as const,
					),
					...(rest.length > 0 ? [{ kind: "line" } as const] : []),
					{ kind: "link", icon: "download", label: t("export"), to: exportTo, isFile: true },
					{ kind: "press", icon: "printer", label: t("print"), onPress: () => print() },
				]}
			/>
		</div>
	);
}
