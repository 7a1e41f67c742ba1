//! Links that leave the app: the system hands them to whichever app is meant by them.

use tauri::{AppHandle, Runtime};
use tauri_plugin_opener::OpenerExt;

/// Where links of ours lead: to the play loggers people keep beside the app, and nowhere else.
const KNOWN: [&str; 1] = ["https://app.bgstatsapp.com/createPlay.html?data="];

/// Opens a link in the app that is meant by it.
///
/// # Errors
/// `forbidden`: it leads elsewhere than ours do; `other`: the system knows nobody to open it.
#[tauri::command]
pub(crate) async fn open_link<R: Runtime>(
    shell: AppHandle<R>,
    url: String,
) -> Result<(), &'static str> {
    if !is_known(&url) {
        return Err("forbidden");
    }
    shell.opener().open_url(url, None::<&str>).map_err(|_| "other")
}

fn is_known(url: &str) -> bool {
    KNOWN.iter().any(|known| url.starts_with(known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_links_of_ours_are_opened() {
        assert!(is_known("https://app.bgstatsapp.com/createPlay.html?data=%7B%7D"));
        for other in [
            "https://app.bgstatsapp.com.example.org/createPlay.html?data=",
            "https://app.bgstatsapp.com/",
            "http://app.bgstatsapp.com/createPlay.html?data=",
            "file:///etc/passwd",
            "",
        ] {
            assert!(!is_known(other), "{other}");
        }
    }
}
