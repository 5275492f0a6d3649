import { useTranslation } from "react-i18next";

/** How what was handed in stands. */
export const handInTones = { handedIn: "info", returned: "warning", approved: "success" } as const;

/** How well each criterion of a task is met, as the teacher sees it. */
export function Marks({ marks }: { marks: Record<string, number> }) {
	const { t } = useTranslation("courses");
	const all = Object.entries(marks);
	if (all.length === 0) return null;
	return (
		<dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
			{all.map(([criterion, mark]) => (
				<div key={criterion} className="contents">
					<dt className="break-words">{criterion}</dt>
					<dd className="font-medium">{t(`mark.${mark}`)}</dd>
				</div>
			))}
		</dl>
	);
}
