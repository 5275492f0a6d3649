import type { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import type { MoveData } from "../../show-move.server";
import { hereOf } from "./move-places";

type MoveFormProps = {
	data: MoveData;
	answer: unknown;
	/** The page's form, or a fetcher's. */
	as: typeof Form;
	/** Where it is sent to, where that is not the page's own address. */
	action?: string;
	busy?: boolean;
	/** The way back. */
	children: ReactNode;
};

/** Says "here"; where a name is taken in the folder it asks what then. */
export function MoveForm({ data, answer, as: Sending, action, busy, children }: MoveFormProps) {
	const { files, folders, at, back, isCopy, takes } = data;
	const { t } = useTranslation("files");
	const problem = useFormProblem(answer);
	const refused = answer as { problem?: { kind: string; current?: { name?: string } } } | undefined;
	const taken = refused?.problem?.kind === "conflict" ? refused.problem.current?.name : undefined;
	const verbName = isCopy ? "copy" : "move";
	return (
		<Sending method="post" action={action} className="mt-5 flex flex-col gap-4">
			{files.map((id) => (
				<input key={id} type="hidden" name="files[]" value={id} />
			))}
			{folders.map((id) => (
				<input key={id} type="hidden" name="folders[]" value={id} />
			))}
			<input type="hidden" name="to" value={at} />
			<input type="hidden" name="back" value={back} />
			{taken !== undefined ? (
				<Notice tone="warning" title={t("move.taken", { name: taken })} live>
					<div className="mt-2 flex flex-wrap gap-2">
						{(["keep_both", "skip"] as const).map((choice) => (
							<label key={choice} className="flex min-h-9 items-center gap-2">
								<input
									type="radio"
									name="onConflict"
									value={choice}
									defaultChecked={choice === "keep_both"}
									className="tick"
								/>
								{t(`move.${choice}`)}
							</label>
						))}
					</div>
				</Notice>
			) : (
				<FormErrors errors={problem.summary} />
			)}
			{!takes && <Notice>{t("move.closed")}</Notice>}
			<div className="flex flex-wrap gap-2">
				{takes && (
					<SubmitButton intent={verbName} busy={busy}>
						{t(`${verbName}.here`, { name: hereOf(data, t) })}
					</SubmitButton>
				)}
				{children}
			</div>
		</Sending>
	);
}
