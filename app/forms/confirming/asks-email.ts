import type { FormSettings } from "../store/settings";

/** Whether a form takes replies from confirmed addresses only, and none is known of who answers. */
export const asksEmail = ({ settings }: { settings: FormSettings }, { email }: { email?: string | null }): boolean =>
	settings.verifiesEmail === true && !email;
