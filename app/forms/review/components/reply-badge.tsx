import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "#app/ui/badge";
import type { IconName } from "#app/ui/icon-names";

const looks: Record<string, { tone: Tone | "neutral"; icon: IconName }> = {
	submitted: { tone: "info", icon: "inbox" },
	clarify: { tone: "warning", icon: "message-circle" },
	approved: { tone: "success", icon: "circle-check" },
	rejected: { tone: "danger", icon: "circle-x" },
};

/** Where a reply stands in its review. */
export function ReplyBadge({ status }: { status: string }) {
	const { t } = useTranslation("formReplies");
	const { tone = "neutral", icon } = looks[status] ?? {};
	return (
		<Badge tone={tone} icon={icon}>
			{t(`status.${status}`)}
		</Badge>
	);
}
