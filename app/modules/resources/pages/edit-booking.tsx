import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { scopes } from "../choices";
import { BookingFields } from "../components/booking-fields";
import { changeBooking, showEditBooking } from "../edit-booking.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { BookingRef, EditBookingInput } from "../resources.schema";

export const handle = { i18n: ["resources", "errors"], title: "resources:editBooking" };

export const loader = page("front", BookingRef, showEditBooking);
export const action = pageAction("front", { save: handler(EditBookingInput, changeBooking) });

export default function EditBooking() {
	const { id, title, resources, values, repeats, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("resources");
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader back={{ to: at.booking(id), label: title }} title={t("editBooking")} />
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<input type="hidden" name="updatedAt" value={values.updatedAt} />
				{repeats && (
					<RadioGroup
						id="scope"
						name="scope"
						legend={t("scope.legend")}
						error={problem.of("scope")}
						defaultValue={problem.typed("scope") ?? "this"}
						options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
					/>
				)}
				<BookingFields values={values} choices={resources} problem={problem} />
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="save">{t("save")}</SubmitButton>
					<LinkButton to={at.booking(id)}>{t("keep")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
