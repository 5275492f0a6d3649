import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "#app/ui/badge";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";

type Look = { tone: Tone | "neutral"; icon: IconName };

const looks: Record<string, Look> = {
	invited: { tone: "info", icon: "mail" },
	locked: { tone: "warning", icon: "lock" },
	deactivated: { tone: "neutral", icon: "circle-x" },
	waiting: { tone: "neutral", icon: "clock" },
	sent: { tone: "info", icon: "send" },
	opened: { tone: "info", icon: "eye" },
	expired: { tone: "warning", icon: "clock" },
	revoked: { tone: "neutral", icon: "circle-x" },
};

/** Where a member or an invitation stands: icon, word and colour, the same in list, panel and export. */
export function StatusWord({ status }: { status: string }) {
	const { t } = useTranslation("users");
	// What most are needs no fill: a column of it would drown the others.
	if (status === "active" || status === "accepted")
		return (
			<span className="inline-flex items-center gap-1.5 whitespace-nowrap">
				<Icon name="circle-check" className="text-success" />
				{t(`status.${status}`)}
			</span>
		);
	const { tone, icon } = looks[status] ?? { tone: "neutral", icon: "info" };
	return (
		<Badge tone={tone} icon={icon}>
			{t(`status.${status}`)}
		</Badge>
	);
}
