import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { CopyField } from "#app/ui/copy-field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { frameCode } from "#app/ui/frame-code";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea } from "#app/ui/text-field";
import { saveEmbedding, showEmbedding } from "../embedding.server";
import { EmbeddingInput } from "../events.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["events", "eventPublic", "errors"], title: "events:embed.title" };

export const loader = page("list", Nothing, showEmbedding);
export const action = pageAction("list", { save: handler(EmbeddingInput, saveEmbedding) });

/** On which other sites the organisation's events may stand, with the code for them. */
export default function Embed() {
	const { sites, tenant, list } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["events", "eventPublic"]);
	return (
		<PageBody width="form">
			<PageHeader back={{ to: paths(tenant).events, label: t("list.title") }} title={t("embed.title")} />
			<p className="mb-5 max-w-160 text-sm text-ink-2">{t("embed.help")}</p>
			<Form method="post" className="flex flex-col gap-5" noValidate preventScrollReset>
				<TextArea
					id="sites"
					name="sites"
					label={t("embed.sites")}
					help={t("embed.sitesHelp")}
					error={problem.of("sites")}
					defaultValue={problem.typed("sites") ?? sites.join("\n")}
					autoCapitalize="none"
					spellCheck={false}
					optional
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="save">{t("save")}</SubmitButton>
				</div>
			</Form>
			{sites.length > 0 && (
				<Section title={t("embed.code")} intro={t("embed.codeHelp")} className="mt-8">
					<CopyField label={t("embed.list")} value={frameCode(list, t("eventPublic:list.title"))} />
				</Section>
			)}
		</PageBody>
	);
}
