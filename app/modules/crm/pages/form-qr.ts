import { SettingsPage } from "../form-settings/form-settings.schema";
import { formAsQr } from "../form-settings/qr.server";
import { page } from "../guard.server";

export const loader = page("contactForm", SettingsPage, formAsQr);
