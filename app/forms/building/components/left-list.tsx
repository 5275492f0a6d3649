import { useTranslation } from "react-i18next";
import type { Left } from "../../transfer/surveyjs-source";

/** What of a file could not be taken over: of which part, which property, and why. */
export function LeftList({ left }: { left: readonly Left[] }) {
	const { t } = useTranslation("formBuild");
	if (left.length === 0) return null;
	const lines = left.map(({ name, property, key }) => {
		const about = { name: name || t("transfer.whole"), property, why: t(`transfer.why.${key}`) };
		return t(property === "" ? "transfer.oneWhole" : "transfer.one", about);
	});
	return (
		<>
			<p>{t("transfer.left")}</p>
			<ul className="mt-1 list-disc pl-5 break-words">
				{[...new Set(lines)].map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</>
	);
}
