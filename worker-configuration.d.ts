/** What `wrangler types` reads out of wrangler.toml. */
interface Env {
	DB: D1Database;
	MEDIA: R2Bucket;
	JOBS: Queue;
	LONG_JOBS: Queue;
	/** The static files. */
	ASSETS: Fetcher;
	/** Absent in the local demo, where mail is caught. */
	MAIL?: SendEmail;
	ENVIRONMENT: "local" | "staging" | "production";
	PUBLIC_ORIGIN: string;
	MAIL_FROM: string;
	/** The open register of companies. */
	REGISTER_URL: string;
	FILM_URL: string;
	FILM_PICTURE_URL: string;
	/** Of Cloudflare Turnstile for public forms; empty: not used. */
	TURNSTILE_SITE_KEY: string;
	/** The gateway that text messages go by, and who they come from: off where no sender is set. */
	SMS_URL: string;
	SMS_SENDER: string;
	/** Messages that one tenant sends in a day. */
	SMS_PER_DAY: string;
	/** Sign-in with the organisation's own provider: off unless all four are set. */
	SSO_NAME?: string;
	SSO_ISSUER?: string;
	SSO_CLIENT_ID?: string;
	SSO_CLIENT_SECRET?: string;
}

declare const __LOCAL__: boolean;
/** The folder of the texts among the static files. */
declare const __TEXTS__: string;
