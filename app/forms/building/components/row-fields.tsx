import { useTranslation } from "react-i18next";
import { newPartId } from "../../definition/blank";
import type { MatrixQuestion } from "../../definition/question";
import { ListRows } from "./list-rows";
import { moved } from "./moved";
import { useQuestion } from "./use-question";
import { PartsUsed } from "./used-notice";

/** The rows of a matrix. */
export function RowFields({ question }: { question: MatrixQuestion }) {
	const { t } = useTranslation("formBuild");
	const { patch, say, word } = useQuestion(question);
	const { rows } = question;
	return (
		<ListRows
			title={t("matrix.rows")}
			id={`${question.id}-rows`}
			lines={rows}
			textOf={({ label }) => say(label)}
			onText={(row, text) =>
				patch({ rows: rows.map((one) => (one.id === row.id ? { ...one, label: word(one.label, text) } : one)) }, row.id)
			}
			onAdd={(after, texts) => {
				const made = texts.map((text) => ({ id: newPartId("r"), label: word({}, text) }));
				const at = after === null ? rows.length : rows.findIndex(({ id }) => id === after) + 1;
				patch({ rows: rows.toSpliced(at, 0, ...made) });
				return made.at(-1)?.id ?? "";
			}}
			onMove={(row, by) => patch({ rows: moved(rows, row, by) })}
			onRemove={({ id }) => rows.length > 1 && patch({ rows: rows.filter((row) => row.id !== id) })}
			below={({ id }) => <PartsUsed of={question.id} what="row" line={id} />}
			end={<PartsUsed of={question.id} what="row" />}
			addLabel={t("matrix.addRow")}
		/>
	);
}
