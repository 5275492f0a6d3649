import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { type IntakeStatus, statuses } from "../statuses";

/** Where an intake stands: colour, icon and word. */
export function StatusBadge({ status }: { status: IntakeStatus }) {
	const { t } = useTranslation("veksttorget");
	const { label, tone, icon } = statuses[status];
	return (
		<Badge tone={tone} icon={icon}>
			{t(label)}
		</Badge>
	);
}
