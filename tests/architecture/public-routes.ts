/** Routes that need no login, each with the reason why. A route that is not here and is public fails a test. */
export const publicRoutes: Record<string, string> = {
	root: "language, theme and the last message of the page around everything",
	"shell/routes/portal": "draws bar and menu of whoever is there; every page inside guards itself",
	"shell/routes/tenant": "says that what is no guid is no page; every page inside guards itself",
	"shell/routes/tenant-home": "sends a bare tenant address on to the home page",
	"shell/routes/home-redirect": "sends / on to the home page",
	"shell/routes/not-found": "says that there is nothing here",
	"shell/routes/error": "says that something is not allowed",
	"shell/routes/login": "signing in",
	"shell/routes/logout": "logging out, also when the session has ended already",
	"shell/api/login": "signing in",
	"shell/api/health": "whether the parts run; says nothing of what is in them",
};
