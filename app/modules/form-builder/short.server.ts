import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { published } from "#app/forms/answering/open-form.server";
import { replyAddress } from "#app/forms/area";
import { readOpenForm } from "#app/forms/store/form-row.server";
import { notFound } from "#app/platform/problems";
import { enterModuleNamed } from "#app/platform/tenant/public-target.server";
import { area } from "./area";

/** Leads from a form's short address to its page; one that was changed, or whose form is not out, is not there. */
export async function shortAddress({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
	const { organisation = "", form_name: slug = "" } = params;
	const ctx = await enterModuleNamed(context, area.moduleKey, organisation.toLowerCase());
	if (!ctx) throw notFound();
	const { form } = published(await readOpenForm(ctx, area, { slug }));
	return redirect(`${replyAddress(area, ctx.tenant.guid, form.guid)}${new URL(request.url).search}`);
}
