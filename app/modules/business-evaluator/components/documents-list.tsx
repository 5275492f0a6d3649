import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { SelectField } from "#app/ui/text-field";
import { documentKeys } from "../statuses";

type DocumentsListProps = { canvas: boolean; kinds: Readonly<Record<string, number>>; to: string };

/** Which documents of an idea are there; `to`: the canvas. */
export function DocumentsList({ canvas, kinds, to }: DocumentsListProps) {
	const { t } = useTranslation("businessEvaluator");
	const wanted = documentKeys.filter((key) => key !== "other");
	return (
		<Section title={t("documents.title")}>
			<ul className="card flex flex-col gap-2 p-4 text-sm">
				<Line isThere={canvas} missing={t("documents.missing")}>
					<Link to={to} className="link">
						{t("canvas.title")}
					</Link>
				</Line>
				{wanted.map((key) => (
					<Line key={key} isThere={(kinds[key] ?? 0) > 0} missing={t("documents.missing")}>
						{t(`documents.${key}`)}
					</Line>
				))}
			</ul>
		</Section>
	);
}

function Line({ isThere, missing, children }: { isThere: boolean; missing: string; children: React.ReactNode }) {
	return (
		<li className="flex items-center gap-2">
			<Icon
				name={isThere ? "square-check" : "square"}
				className={`size-4.5 ${isThere ? "text-success-ink" : "text-ink-3"}`}
			/>
			<span>
				{children}
				{!isThere && <span className="ml-1.5 text-13 text-ink-3">{missing}</span>}
			</span>
		</li>
	);
}

/** What kind of document is uploaded. */
export function KindField() {
	const { t } = useTranslation("businessEvaluator");
	return (
		<SelectField
			id="kind"
			name="kind"
			label={t("documents.kind")}
			defaultValue="other"
			options={documentKeys.map((value) => ({ value, label: t(`documents.${value}`) }))}
		/>
	);
}
