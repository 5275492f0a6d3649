import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CoverForm } from "#app/media/cover/cover-form";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { kindIcons } from "../components/kind-icon";
import { ResourceFields } from "../components/resource-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { dropPhoto, savePhoto, sendPhoto } from "../photo.server";
import { EditResourceInput, PhotoInput, ResourceRef } from "../resources.schema";
import { changeResource, showEditResource } from "../resources.server";

export const handle = {
	i18n: ["resources", "resourceAccess", "media", "filePicker", "errors"],
	title: "resources:editResource",
};

/** Bytes of the form with a picture. */
const PHOTO_MAX = 6_000_000;

export const loader = page("settings", ResourceRef, showEditResource);
export const action = pageAction(
	"settings",
	{
		save: handler(EditResourceInput, changeResource),
		picture: handler(PhotoInput, savePhoto),
		cover: handler(PhotoInput, sendPhoto),
		dropCover: handler(ResourceRef, dropPhoto),
	},
	{ bodyMax: PHOTO_MAX },
);

export default function EditResource() {
	const { id, title, photoGuid, kind, types, values, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "save" });
	const { t } = useTranslation("resources");
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader back={{ to: at.resource(id), label: title }} title={t("editResource")} />
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<ResourceFields values={values} types={types} problem={problem} />
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="save">{t("save")}</SubmitButton>
					<LinkButton to={at.resource(id)}>{t("keep")}</LinkButton>
				</div>
			</Form>
			{values.status !== "retired" && (
				<p className="mt-6">
					<LinkButton icon="archive" to={at.retireResource(id)}>
						{t("retire.open")}
					</LinkButton>
				</p>
			)}
			<div className="mt-10">
				<CoverForm
					title={t("photo")}
					id={id}
					coverGuid={photoGuid}
					icon={kindIcons[kind]}
					tenant={tenant}
					answer={answer}
				/>
			</div>
		</PageBody>
	);
}
