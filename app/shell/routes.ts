import { routesIn } from "../platform/routes-in";

const { route } = routesIn("shell");

/** Pages without bar and menu, and the places that forms post to. */
export const bare = [
	route("login", "routes/login.tsx"),
	route("login/code", "routes/login-code.tsx"),
	route("login/sso", "routes/sso.tsx"),
	route("login/sso/callback", "routes/sso-callback.tsx"),
	route("logout", "routes/logout.ts"),
	route("language", "routes/language.ts"),
	route("theme", "routes/theme.ts"),
	route("announcement", "routes/announcement.ts"),
	route("forgotpassword", "routes/forgot-password.tsx"),
	route("resetpassword/:guidId", "routes/reset-password.tsx"),
	route("confirmemail/:token", "routes/confirm-email.tsx"),
	route("invitation/:token", "routes/invitation.tsx"),
	route("unsubscribe/:token", "routes/unsubscribe.tsx"),
	...(process.env.FOLLOWUP_LOCAL === "1"
		? [route("dev/ui", "routes/dev-ui.tsx"), route("dev/mail", "routes/dev-mail.tsx")]
		: []),
	route("logo/:guid", "routes/tenant-logo.ts"),
	route("offline", "routes/on-device.tsx"),
	route("app_manifest/:guid?", "routes/app-manifest.ts"),
];

/** Pages inside bar and menu that belong to no module. */
export const framed = [
	route("home", "routes/home.tsx"),
	route("yourprofile", "routes/profile.tsx"),
	route("yourprofile/second_factor", "routes/second-factor.tsx"),
	route("search", "routes/search.tsx"),
	route("help", "routes/help.tsx"),
	route("help/:topic", "routes/help-topic.tsx"),
	route("notifications", "routes/notifications.tsx"),
	route("notifications/export", "routes/notifications-export.ts"),
	route("notifications/settings", "routes/notification-settings.tsx"),
	route("error", "routes/error.tsx"),
];

/** The same inside a tenant. */
export const inTenant = [
	route("yourtasks", "routes/own-tasks.tsx"),
	route("yourtasks/new", "routes/new-task.tsx"),
	route("yourtasks/people", "routes/task-people.ts"),
	route("yourtasks/:task", "routes/own-task.tsx"),
	route("yourforms", "routes/own-forms.tsx"),
	route("yourforms/form/:form", "routes/own-over-time.tsx"),
	route("yourforms/:id", "routes/own-reply.tsx"),
	route("yourforms/:id/pdf", "routes/own-reply-pdf.ts"),
];

export const api = [
	route("login", "api/login.ts"),
	route("logout", "api/logout.ts"),
	route("session", "api/session.ts"),
	route("resetpassword", "api/reset-password.ts"),
	route("me", "api/me.ts"),
	route("photo/:person", "api/photo.ts"),
	route("notifications", "api/notifications.ts"),
	route("health", "api/health.ts"),
	route("openapi.json", "api/openapi.ts"),
	route("docs", "routes/api-docs.tsx"),
];
