import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Field } from "#app/ui/field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ResourceFields } from "../components/resource-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { EditResourceInput, PhotoInput, ResourceRef } from "../resources.schema";
import { changeResource, dropPhoto, setPhoto, showEditResource } from "../resources.server";

export const handle = { i18n: ["resources", "media", "errors"], title: "resources:editResource" };

/** Bytes of the form with a picture. */
const PHOTO_MAX = 6_000_000;

export const loader = page("settings", ResourceRef, showEditResource);
export const action = pageAction(
	"settings",
	{
		save: verb(EditResourceInput, changeResource),
		photo: verb(PhotoInput, setPhoto),
		dropPhoto: verb(ResourceRef, dropPhoto),
	},
	{ bodyMax: PHOTO_MAX },
);

export default function EditResource() {
	const { id, title, photoGuid, types, values, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "save" });
	const picture = useFormProblem(answer, { intent: "photo", ids: { file: "photo" } });
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
			<Section title={t("photo.title")} className="mt-10">
				{photoGuid && <img src={`/api/media/${photoGuid}`} alt="" className="mb-3 max-h-48 rounded-lg object-cover" />}
				<Form method="post" encType="multipart/form-data" className="flex flex-col items-start gap-3">
					<Field id="photo" label={t("photo.file")} error={picture.of("file")}>
						{(ties) => <input {...ties} type="file" name="file" accept="image/*" className="field" />}
					</Field>
					<SubmitButton intent="photo" kind="secondary" icon="image-plus">
						{t("photo.upload")}
					</SubmitButton>
				</Form>
				{photoGuid && (
					<Form method="post" className="mt-2">
						<SubmitButton intent="dropPhoto" kind="quiet">
							{t("photo.remove")}
						</SubmitButton>
					</Form>
				)}
			</Section>
		</PageBody>
	);
}
