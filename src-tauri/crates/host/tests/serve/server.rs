//! The served app as a program of its own, and whoever asks it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, fs};

/// A folder that goes away with it.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        static N: AtomicU32 = AtomicU32::new(0);
        let n = N.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("host-serve-{name}-{}-{n}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("games.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A server that goes away with it.
pub(crate) struct Server {
    pub(crate) child: Child,
    pub(crate) address: String,
    #[cfg(unix)]
    file: PathBuf,
    /// What it has of its own.
    _folder: Folder,
}

impl Server {
    /// On a new file of its own.
    pub(crate) fn start(name: &str) -> Self {
        let folder = Folder::new(name);
        Self::on(&folder.file(), folder)
    }

    /// On a file, which may have saves in it; the page lies in another folder.
    pub(crate) fn on(file: &Path, folder: Folder) -> Self {
        fs::create_dir_all(folder.path().join("ui")).unwrap();
        fs::write(folder.path().join("ui/index.html"), "<title>page</title>").unwrap();
        fs::write(folder.path().join("secret.txt"), "secret").unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_host"))
            .args(["serve", "--port", "0"])
            .arg("--db")
            .arg(file)
            .arg("--ui")
            .arg(folder.path().join("ui"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").unwrap().to_owned();
        Self {
            child,
            address,
            #[cfg(unix)]
            file: file.to_owned(),
            _folder: folder,
        }
    }

    #[cfg(unix)]
    pub(crate) fn file(&self) -> &Path {
        &self.file
    }

    pub(crate) fn connect(&self) -> TcpStream {
        connect(&self.address).unwrap()
    }

    /// The answer to a request with these headers, status line first.
    pub(crate) fn ask(&self, line: &str, headers: &str, body: &str) -> String {
        ask(&self.address, line, headers, body).unwrap()
    }

    pub(crate) fn call(&self, body: &str) -> String {
        call(&self.address, body).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The answer to a request of the api, status line first, while there is somebody to answer.
pub(crate) fn call(address: &str, body: &str) -> io::Result<String> {
    ask(address, "POST /call", &format!("Host: {address}\r\n"), body)
}

fn connect(address: &str) -> io::Result<TcpStream> {
    let stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    Ok(stream)
}

fn ask(address: &str, line: &str, headers: &str, body: &str) -> io::Result<String> {
    let mut stream = connect(address)?;
    let n = body.len();
    let request = format!(
        "{line} HTTP/1.1\r\n{headers}Content-Length: {n}\r\nConnection: close\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}
