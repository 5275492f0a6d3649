import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import type { IconName } from "#app/ui/icon-names";

type Status = "draft" | "open" | "closed" | "archived";

const looks: Record<Status, { tone: "warning" | "success" | "neutral"; icon: IconName }> = {
	draft: { tone: "warning", icon: "pencil" },
	open: { tone: "success", icon: "circle-check" },
	closed: { tone: "neutral", icon: "lock" },
	archived: { tone: "neutral", icon: "archive" },
};

/** Where a form stands, in one word. */
export function FormBadge({ status }: { status: Status }) {
	const { t } = useTranslation("formBuilder");
	const { tone, icon } = looks[status];
	return (
		<Badge tone={tone} icon={icon}>
			{t(`status.${status}`)}
		</Badge>
	);
}
