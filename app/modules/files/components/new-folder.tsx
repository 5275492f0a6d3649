import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { TextField } from "#app/ui/text-field";

/** Makes a folder in the open one. */
export function NewFolder({ folder, answer }: { folder: string; answer: unknown }) {
	const { t } = useTranslation("files");
	const problem = useFormProblem(answer, { intent: "newFolder" });
	const details = useRef<HTMLDetailsElement>(null);
	const { state } = useNavigation();
	const sent = useRef(false);
	useEffect(() => {
		if (state !== "idle" || !sent.current) return;
		sent.current = false;
		if (details.current && !problem.refused) details.current.open = false;
	}, [state, problem.refused]);
	return (
		<details ref={details} className="menu relative" open={problem.refused || undefined}>
			<summary className="btn btn-secondary">
				<Icon name="folder-plus" />
				<span>{t("folder.new")}</span>
			</summary>
			<div className="menu-list absolute top-full right-0 mt-1 w-72 max-w-[85vw] p-4! max-sm:right-auto max-sm:left-0">
				<Form
					method="post"
					preventScrollReset
					className="flex flex-col gap-3"
					onSubmit={() => {
						sent.current = true;
					}}
				>
					<input type="hidden" name="folder" value={folder} />
					<TextField
						name="name"
						id="new-folder"
						label={t("folder.name")}
						defaultValue={problem.typed("name")}
						error={problem.of("name") ?? problem.summary[0]?.text}
						autoComplete="off"
						maxLength={200}
						required
					/>
					<div>
						<SubmitButton intent="newFolder" kind="secondary">
							{t("folder.make")}
						</SubmitButton>
					</div>
				</Form>
			</div>
		</details>
	);
}
