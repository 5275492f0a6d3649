import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import type { Overview } from "../dashboard.server";

/** Which queues stand still, since when, and what waits in them. */
export function StillQueues({ queues }: Pick<Overview, "queues">) {
	const { t } = useTranslation("followup");
	const { dateTime } = useFormat();
	const still = queues.filter(({ isStill }) => isStill);
	if (still.length === 0) return null;
	return (
		<div className="mb-6 space-y-3">
			{still.map(({ queue, lastPulseAt }) => (
				<Notice key={queue} tone="danger" title={t(`overview.still.${queue}.title`)}>
					{t(`overview.still.${queue}.text`, { since: dateTime(lastPulseAt ?? 0) })}
				</Notice>
			))}
		</div>
	);
}
