import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice";
import { lengthOf } from "../placements/length";

type LengthNoteProps = { startsOn: string | null; endsOn: string | null };

/** How many weeks a placement lasts, and by which rule that is too long. */
export function LengthNote({ startsOn, endsOn }: LengthNoteProps) {
	const { t } = useTranslation("verdalPlacements");
	const length = lengthOf(startsOn, endsOn);
	if (!length) return null;
	return (
		<div role="status" className="flex flex-col gap-3">
			<p className="text-sm">{t("length.weeks", { count: length.weeks })}</p>
			{length.over && (
				<Notice tone="warning" title={t(`length.${length.over}`)}>
					{t(`length.${length.over}Rule`)}
				</Notice>
			)}
		</div>
	);
}
