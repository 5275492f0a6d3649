import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice";
import type { showPlain } from "../plain.server";
import { touchedWords } from "./uses-words";

type Touched = Awaited<ReturnType<ReturnType<typeof showPlain>>>["touched"];

/** That replies use what was changed in the plain list; what becomes of them is chosen when it is published. */
export function PlainUses({ touched }: { touched: Touched }) {
	const { t } = useTranslation(["formUses", "formBuild"]);
	if (touched.length === 0) return null;
	return (
		<div className="p-3">
			<Notice tone="warning">
				<ul className="flex flex-col gap-1">
					{touched.map((one) => (
						<li key={`${one.what}${one.key}`}>{touchedWords(t as never, one)}</li>
					))}
				</ul>
				{touched.some(({ how }) => how === "gone") && <p className="mt-1">{t("plain")}</p>}
			</Notice>
		</div>
	);
}
