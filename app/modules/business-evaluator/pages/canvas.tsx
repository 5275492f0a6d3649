import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { CanvasInput, CanvasPage } from "../canvas/canvas.schema";
import { saveCanvas, showCanvas } from "../canvas/canvas.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["businessEvaluator", "errors"], title: "businessEvaluator:canvas.title" };

export const loader = page("entrepreneurs", CanvasPage, showCanvas);
export const action = pageAction("entrepreneurs", { save: handler(CanvasInput, saveCanvas) });

/** The business model of an entrepreneur on one page: nine parts to write in. */
export default function CanvasOnPage() {
	const { id, name, parts, updatedAt, by, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("businessEvaluator");
	const at = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.entrepreneur(id), label: name }}
				title={t("canvas.title")}
				meta={
					updatedAt > 0 && (
						<>
							<Time at={updatedAt} />
							{by && <> · {by}</>}
						</>
					)
				}
				actions={
					updatedAt > 0 && (
						<LinkButton kind="quiet" icon="download" to={at.canvasPdf(id)} reloadDocument>
							{t("canvas.pdf")}
						</LinkButton>
					)
				}
			/>
			<Form method="post" className="group flex flex-col gap-5" key={updatedAt} noValidate>
				<input type="hidden" name="updatedAt" value={updatedAt} />
				<div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
					{parts.map(({ key, text }) => (
						<TextArea
							key={key}
							id={key}
							name={key}
							label={t(`canvas.${key}`)}
							help={t(`canvas.${key}Help`)}
							error={problem.of(key)}
							defaultValue={problem.typed(key) ?? text}
							rows={5}
						/>
					))}
				</div>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="save">{t("canvas.save")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
