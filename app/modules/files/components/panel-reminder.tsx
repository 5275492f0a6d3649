import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { useLibrary } from "./library-context";
import type { FilePanelData } from "./panel/panel-types";
import { PanelPart } from "./panel-part";

/** "Remind me on Friday": one's own reminder of a file. */
export function PanelReminder({ panel, answer }: { panel: FilePanelData; answer: unknown }) {
	const { t } = useTranslation("filesNotes");
	const { here } = useLibrary();
	const { file, reminder } = panel;
	const problem = useFormProblem(answer, { intent: "remindMe", ids: { day: "remind-day", note: "remind-note" } });
	return (
		<PanelPart title={t("reminder.title")} isOpen={reminder !== null || problem.refused}>
			{reminder ? (
				<Form
					method="post"
					action={here.address}
					className="flex flex-col items-start gap-2 text-13"
					preventScrollReset
				>
					<input type="hidden" name="id" value={file.id} />
					<p className="break-words">
						<Time at={reminder.at} as="dateTime" />
						{reminder.note && ` · ${reminder.note}`}
					</p>
					<SubmitButton intent="unremindMe" kind="quiet" size="sm" className="-ml-2.5">
						{t("reminder.drop")}
					</SubmitButton>
				</Form>
			) : (
				<Form
					method="post"
					action={here.address}
					className="flex flex-col items-start gap-3"
					preventScrollReset
					noValidate
				>
					<input type="hidden" name="id" value={file.id} />
					<TextField
						id="remind-day"
						name="day"
						type="date"
						label={t("reminder.day")}
						help={t("reminder.help")}
						width="max-w-44"
						error={problem.of("day")}
						defaultValue={problem.typed("day")}
					/>
					<TextField
						id="remind-note"
						name="note"
						label={t("reminder.note")}
						optional
						className="w-full"
						error={problem.of("note")}
						defaultValue={problem.typed("note")}
					/>
					<SubmitButton intent="remindMe" kind="secondary" size="sm">
						{t("reminder.set")}
					</SubmitButton>
				</Form>
			)}
		</PanelPart>
	);
}
