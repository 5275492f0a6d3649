import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { DefinitionList } from "#app/ui/definition-list";
import type { MergedField } from "../duplicates.schema";
import { useFieldName } from "./use-field-name";

type MergePreviewProps = {
	customers: { id: string; name: string }[];
	keep: string;
	rows: { field: MergedField; values: { id: string; text: string }[]; chosen: string }[];
	/** The fields of the kept customer that change. */
	result: string[];
	/** How much moves, by kind. */
	moves: Record<string, number>;
};

/** What comes of the merge, before anything is written. */
export function MergePreview({ customers, keep, rows, result, moves }: MergePreviewProps) {
	const { t } = useTranslation("crmClean");
	const fieldName = useFieldName();
	const { search } = useLocation();
	const back = new URLSearchParams(search);
	back.delete("step");
	const kept = customers.find(({ id }) => id === keep);
	const others = customers.filter(({ id }) => id !== keep);
	const changed = rows.filter(({ field }) => result.includes(field));
	const moving = Object.entries(moves).filter(([, count]) => count > 0);
	return (
		<>
			<p className="max-w-160 text-sm">
				{t("merge.effect", { kept: kept?.name, others: others.map(({ name }) => name).join(", ") })}
			</p>
			<Section title={t("merge.changes", { name: kept?.name })} className="mt-6">
				{changed.length === 0 && !result.includes("tags") ? (
					<p className="text-sm text-ink-2">{t("merge.noChanges")}</p>
				) : (
					<DefinitionList
						items={[
							...changed.map(({ field, values, chosen }) => {
								const text = values.find(({ id }) => id === chosen)?.text || t("merge.empty");
								return { label: fieldName(field), value: field === "visibility" ? t(`crm:visibility.${text}`) : text };
							}),
							...(result.includes("tags") ? [{ label: fieldName("tags"), value: t("merge.allTags") }] : []),
						]}
					/>
				)}
			</Section>
			<Section title={t("merge.moves")} className="mt-6">
				{moving.length === 0 ? (
					<p className="text-sm text-ink-2">{t("merge.nothingMoves")}</p>
				) : (
					<DefinitionList items={moving.map(([kind, count]) => ({ label: t(`moves.${kind}`), value: count }))} />
				)}
			</Section>
			<Form method="post" className="mt-8 flex flex-wrap gap-2">
				<input type="hidden" name="keep" value={keep} />
				{customers.map(({ id }) => (
					<input key={id} type="hidden" name="c" value={id} />
				))}
				{rows.map(({ field, chosen }) => (
					<input key={field} type="hidden" name={`from.${field}`} value={chosen} />
				))}
				<SubmitButton intent="merge">{t("merge.do", { count: customers.length })}</SubmitButton>
				<LinkButton to={`?${back}`}>{t("merge.back")}</LinkButton>
			</Form>
			<p className="mt-3 text-13 text-ink-3">{t("merge.undoable")}</p>
		</>
	);
}
