import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { paths } from "../paths";
import type { WordsData } from "./show-words.server";
import { WordFields } from "./word-fields";

/** The words that somebody has added by themselves, with the form for another one. */
export function OwnWords({ data: { own, hasPractised, tenant }, answer }: { data: WordsData; answer: unknown }) {
	const { t } = useTranslation("norwegianWords");
	const problem = useFormProblem(answer, { intent: "add" });
	const at = paths(tenant);
	return (
		<section aria-labelledby="own-words" className="flex flex-col gap-4">
			<div>
				<h2 id="own-words" className="text-base font-semibold">
					{t("own.title")}
				</h2>
				<p className="text-sm text-ink-2">{t("own.help")}</p>
			</div>
			{own.length > 0 && (
				<ul className="flex flex-wrap gap-2">
					{own.map(({ id, word, written }) => (
						<li key={id}>
							<Link to={at.word(id)} lang={written} className="chip min-h-11 px-3">
								{word}
							</Link>
						</li>
					))}
				</ul>
			)}
			{hasPractised && (
				<Form method="post">
					<SubmitButton intent="fromTests" kind="secondary" icon="list-checks">
						{t("own.fromTests")}
					</SubmitButton>
				</Form>
			)}
			<details open={problem.refused || undefined}>
				<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{t("own.add")}</summary>
				<Form key={own.length} method="post" className="mt-2 flex max-w-160 flex-col gap-4" noValidate>
					<WordFields word={null} problem={problem} />
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="add" className="self-start">
						{t("own.addOne")}
					</SubmitButton>
				</Form>
			</details>
		</section>
	);
}
