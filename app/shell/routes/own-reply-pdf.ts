import { OwnReply } from "#app/forms/own/own-reply.schema";
import { tenantMember } from "../../platform/guard.server";
import { ownForms } from "../../registry/own-forms.server";

export const loader = tenantMember.page(OwnReply, ownForms.pdf);
