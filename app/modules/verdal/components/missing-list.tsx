import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice";
import type { RequiredField } from "../placements/requirements";

/** What the agreement lacks, each leading to its field; that it lacks nothing, where it is so. */
export function MissingList({ missing }: { missing: readonly RequiredField[] }) {
	const { t } = useTranslation("verdalPlacements");
	if (missing.length === 0) return <Notice tone="success" title={t("missing.none")} />;
	return (
		<Notice tone="warning" title={t("missing.title", { count: missing.length })}>
			<ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
				{missing.map((field) => (
					<li key={field}>
						<a href={`#${field}`} className="underline underline-offset-3 max-md:inline-block max-md:py-2.5">
							{t(`missing.${field}`)}
						</a>
					</li>
				))}
			</ul>
		</Notice>
	);
}
