import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea, TextField } from "#app/ui/text-field";
import { WrittenField } from "../components/written-field";
import type { ListData } from "./lists.server";

/** A list, with words to be put into it. */
export function ListForm({ list, answer }: { list: ListData["list"] | null; answer: unknown }) {
	const { t } = useTranslation("norwegianWords");
	const intent = list ? "save" : "create";
	const problem = useFormProblem(answer, { intent });
	return (
		<Form method="post" className="flex max-w-160 flex-col gap-5" noValidate>
			{list && <input type="hidden" name="updatedAt" value={list.updatedAt} />}
			<TextField
				id="title"
				name="title"
				label={t("list.title")}
				error={problem.of("title")}
				defaultValue={problem.typed("title") ?? list?.title}
			/>
			<WrittenField problem={problem} written={list?.written} width="max-w-44" />
			<TextArea
				id="words"
				name="words"
				label={t(list ? "list.addWords" : "list.words")}
				help={t("list.wordsHelp")}
				rows={8}
				lang="nb"
				error={problem.of("words")}
				defaultValue={problem.typed("words")}
				optional
			/>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent={intent} className="self-start">
				{t(list ? "save" : "list.create")}
			</SubmitButton>
		</Form>
	);
}
